/** A part of the server that can run in a process of its own. */
export interface Role {
  readonly name: string;
  /** Takes nothing new, and finishes or releases the running work. */
  stop(): Promise<void>;
}

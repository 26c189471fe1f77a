/** A part of the server that can run in a process of its own. */
export interface Role {
  readonly name: string;
  /** Takes nothing new, finishes or hands back what is in hand. */
  stop(): Promise<void>;
}

import type { RtfContext } from './context.ts';
import type { GroupState } from './state.ts';
import type { TextSource } from './text-source.ts';

interface Frame {
  /** The state to go back to. */
  readonly state: GroupState;
  /** What is done when the group closes, before that. */
  onClose?: () => void;
}

/** One pass through a document. */
export interface Walk {
  readonly source: TextSource;
  readonly context: RtfContext;
  state: GroupState;
  readonly frames: Frame[];
  /** Whether the next group is passed over, unless it is for newer readers. */
  skipsNextGroup: boolean;
}

/** What a control word does. */
export type Handler = (walk: Walk) => void;

/** Number of the control word just read, or what it is without one. */
export function getValue(walk: Walk, missing = 1): number {
  return walk.source.hasParameter ? walk.source.parameter : missing;
}

/** Does something when the group that is open closes; what was to be done before comes first. */
export function onClose(walk: Walk, action: () => void): void {
  const frame = walk.frames.at(-1);
  if (frame === undefined) return;
  const before = frame.onClose;
  frame.onClose = () => {
    before?.();
    action();
  };
}

/** Goes back to the state before the innermost group. */
export function leaveGroup(walk: Walk): void {
  const frame = walk.frames.at(-1);
  if (frame === undefined) return;
  frame.onClose?.();
  walk.frames.pop();
  walk.state = frame.state;
  setFont(walk);
}

/** Lets the text that comes next be read in the font of the state. */
export function setFont({ source, context, state }: Walk): void {
  source.font = context.fonts.get(state.font);
}

import type { RtfContext } from './context.ts';
import type { GroupState } from './state.ts';
import type { TextSource } from './text-source.ts';

interface GroupFrame {
  /** The state to restore. */
  readonly state: GroupState;
  /** Called when the group closes, before that. */
  onClose?: () => void;
}

/** One pass through a document. */
export interface RtfWalk {
  readonly source: TextSource;
  readonly context: RtfContext;
  state: GroupState;
  readonly frames: GroupFrame[];
  /** Whether the next group is skipped, unless it is for newer readers. */
  skipsNextGroup: boolean;
}

/** What a control word does. */
export type Handler = (walk: RtfWalk) => void;

/** Parameter of the current control word, or a default if it has none. */
export function getValue(walk: RtfWalk, defaultValue = 1): number {
  return walk.source.hasParameter ? walk.source.parameter : defaultValue;
}

/** Runs an action when the open group closes, after the actions already registered. */
export function onClose(walk: RtfWalk, action: () => void): void {
  const frame = walk.frames.at(-1);
  if (frame === undefined) return;
  const before = frame.onClose;
  frame.onClose = () => {
    before?.();
    action();
  };
}

/** Restores the state before the innermost group. */
export function leaveGroup(walk: RtfWalk): void {
  const frame = walk.frames.at(-1);
  if (frame === undefined) return;
  frame.onClose?.();
  walk.frames.pop();
  walk.state = frame.state;
  setFont(walk);
}

/** Sets the font of the following text to that of the state. */
export function setFont({ source, context, state }: RtfWalk): void {
  source.font = context.fonts.get(state.font);
}

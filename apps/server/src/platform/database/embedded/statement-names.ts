import { buildFrame, type Frame, getText, getType } from './frames.ts';

/**
 * All sessions share one backend and its prepared statements. This gives each session's statements unique names,
 * short enough for the backend whatever the original length.
 */
export class StatementNames {
  readonly #prefix: string;
  readonly #names = new Map<string, string>();

  constructor(sessionId: number) {
    this.#prefix = `session_${sessionId}_`;
  }

  /** The message with the backend's name. */
  translate(frame: Frame): Frame {
    const type = getType(frame);
    if (type === 'P') return this.#rename(frame, 0);
    if (type === 'B') return this.#rename(frame, Buffer.byteLength(getText(frame)) + 1);
    const isAboutStatement = (type === 'C' || type === 'D') && frame[5] === 0x53;
    return isAboutStatement ? this.#rename(frame, 1) : frame;
  }

  /** Messages that close all of the session's prepared statements. */
  buildCloseFrames(): Frame[] {
    return [...this.#names.values()].map((name) => buildFrame('C', Buffer.from('S'), name));
  }

  #rename(frame: Frame, offset: number): Frame {
    const name = getText(frame, offset);
    if (name === '') return frame;
    const nameStart = 5 + offset;
    const nameEnd = nameStart + Buffer.byteLength(name) + 1;
    const before = frame.subarray(5, nameStart);
    return buildFrame(getType(frame), before, this.#getName(name), frame.subarray(nameEnd));
  }

  #getName(name: string): string {
    const known = this.#names.get(name);
    if (known !== undefined) return known;
    const given = `${this.#prefix}${this.#names.size + 1}`;
    this.#names.set(name, given);
    return given;
  }
}

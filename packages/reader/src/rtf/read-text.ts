import type { Draft } from '../source/draft.ts';
import { mostRuns, type RtfContext } from './context.ts';
import { destinations } from './destinations.ts';
import { changeFormatting } from './formatting.ts';
import { createState } from './state.ts';
import { finishStory } from './stories.ts';
import { createStory } from './story.ts';
import { structureWords } from './structure-words.ts';
import { deepestGroup, TextSource } from './text-source.ts';
import { leaveGroup, type RtfWalk } from './walk.ts';
import { routeText } from './write.ts';

interface TextRequest {
  /** Where the document begins in the file. */
  readonly start: number;
  readonly context: RtfContext;
  readonly maxTextLength: number;
}

/** Reads the body of a document; everything beside it is collected in the context. */
export function readText(bytes: Uint8Array, request: TextRequest): Draft[] {
  const walk: RtfWalk = {
    source: new TextSource(bytes, request.start),
    context: request.context,
    state: createState(createStory({ isBoxed: false, depth: 0 })),
    frames: [],
    skipsNextGroup: false,
  };
  const isWhole = readDocumentGroup(walk, request.maxTextLength);
  if (isWhole && isCutOff(walk, bytes)) walk.context.noticed.add('damaged-parts');
  // The outermost group is the document itself.
  while (walk.frames.length > 1) leaveGroup(walk);
  return finishStory(walk);
}

/** Returns whether the file was read to its end. */
function readDocumentGroup(walk: RtfWalk, maxTextLength: number): boolean {
  const { source, context } = walk;
  // Whether a group has just begun, and whether it is marked as one for newer readers.
  let isStart = false;
  let isStarred = false;
  for (;;) {
    const event = source.next();
    if (event === 'end') return true;
    if (event === 'close') {
      if (source.depth <= 0) return true;
      if (source.depth < walk.frames.length) leaveGroup(walk);
    } else if (event === 'text') {
      routeText(walk, source.text);
    } else if (event === 'word' && source.word === '*') {
      isStarred = isStart;
      continue;
    } else if (event === 'word') {
      handleWord(walk, isStarred);
    } else {
      enterGroup(walk);
    }
    isStart = event === 'open';
    isStarred = false;
    if (context.consumed.characters > maxTextLength + 10_000) return false;
    if (context.consumed.runs > mostRuns) {
      context.noticed.add('read-in-part');
      return false;
    }
  }
}

function enterGroup(walk: RtfWalk): void {
  if (walk.source.depth > deepestGroup) return;
  walk.frames.push({ state: walk.state });
  walk.state = { ...walk.state };
  if (!walk.skipsNextGroup) return;
  walk.skipsNextGroup = false;
  walk.source.skipGroup();
}

function handleWord(walk: RtfWalk, isStarred: boolean): void {
  const { source, frames } = walk;
  const { word } = source;
  const isOwnGroup = frames.length > 1 && frames.length === source.depth;
  if (isOwnGroup && (isStarred || destinations.has(word))) {
    const begin = destinations.get(word);
    if (begin === undefined) source.skipGroup();
    else begin(walk);
    return;
  }
  const handle = structureWords.get(word);
  if (handle !== undefined) handle(walk);
  else
    changeFormatting(walk.state, {
      word,
      value: source.hasParameter ? source.parameter : undefined,
    });
}

/** Whether groups are left open at the end of the file, other than by one missing brace. */
function isCutOff({ source }: RtfWalk, bytes: Uint8Array): boolean {
  if (source.depth <= 0) return false;
  let last = bytes.length - 1;
  while (last > 0 && (bytes[last] ?? 0) <= 0x20) last -= 1;
  return source.depth > 1 || bytes[last] !== 0x7d;
}

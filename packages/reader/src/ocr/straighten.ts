import { findPaper, flattenPaper } from './find-paper.ts';
import { findSlant, levelLines } from './find-slant.ts';
import {
  type GrayPicture,
  resamplePicture,
  shrinkPicture,
  type Turns,
  turnPicture,
} from './gray-picture.ts';
import { levelLight } from './level-light.ts';

/** Lines at a smaller angle than this are recognized as they are, in degrees. */
const leastSlant = 0.4;
/** A page is upright if its rows look so much more like lines than its columns do, and on its side if it is the reverse. */
const surely = 1.65;
/** The side to which a picture is shrunk to compare rows and columns, in pixels. */
const sketchSide = 1000;

/** A page in even light, and how it may lie. */
export interface LitPage {
  readonly picture: GrayPicture;
  /** The clockwise quarter turns of which one makes it upright. */
  readonly turns: readonly Turns[];
}

/**
 * Prepares the picture of a page: the sheet alone, as seen from above, in even light. A clean scan stays as it is.
 */
export function lightPage(photo: GrayPicture): LitPage {
  const corners = findPaper(photo);
  const flat = corners === undefined ? photo : flattenPaper(photo, corners);
  const picture = levelLight(enlarge(flat));
  const sketch = shrinkPicture(picture, sketchSide);
  const rows = findSlant(sketch).clearness;
  const columns = findSlant(turnPicture(sketch, 1)).clearness;
  if (rows >= surely * columns) return { picture, turns: [0, 2] };
  return { picture, turns: columns >= surely * rows ? [1, 3] : [0, 1, 2, 3] };
}

/** Turns a page, and makes its lines level. */
export function turnPage(picture: GrayPicture, turns: Turns): GrayPicture {
  const turned = turnPicture(picture, turns);
  const { degrees } = findSlant(turned);
  return Math.abs(degrees) < leastSlant ? turned : levelLines(turned, degrees);
}

/** A page whose longer side has fewer pixels has letters too small for recognition. */
const leastSide = 2400;
/** What is enlarged more than this shows no more letters. */
const mostEnlarged = 3;

function enlarge(picture: GrayPicture): GrayPicture {
  const { width, height } = picture;
  const factor = Math.min(mostEnlarged, leastSide / Math.max(width, height));
  if (factor <= 1) return picture;
  const size = { width: Math.round(width * factor), height: Math.round(height * factor) };
  return resamplePicture(picture, size, (x, y, point) => {
    point[0] = x / factor;
    point[1] = y / factor;
  });
}

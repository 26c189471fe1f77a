import { findPaper, flattenPaper } from './find-paper.ts';
import { findSlant, levelLines } from './find-slant.ts';
import { type GrayPicture, resamplePicture, shrinkPicture, turnPicture } from './gray-picture.ts';
import { levelLight } from './level-light.ts';

/** Lines at a smaller angle than this are recognized as they are, in degrees. */
const leastSlant = 0.4;
/** A page lies on its side if its columns look so much more like lines than its rows do. */
const surelySideways = 1.15;
/** The side to which a picture is shrunk to compare rows and columns, in pixels. */
const sketchSide = 1000;

/**
 * Prepares the picture of a page for recognition: the sheet alone, as seen from above, in even light, with level lines.
 * It may still be upside down. A clean scan stays as it is.
 */
export function straightenPicture(picture: GrayPicture): GrayPicture {
  const corners = findPaper(picture);
  const lit = levelLight(enlarge(corners === undefined ? picture : flattenPaper(picture, corners)));
  const sketch = shrinkPicture(lit, sketchSide);
  const rows = findSlant(sketch);
  const columns = findSlant(turnPicture(sketch, 1));
  const isSideways = columns.clearness > surelySideways * rows.clearness;
  const { degrees } = isSideways ? columns : rows;
  const upright = isSideways ? turnPicture(lit, 1) : lit;
  return Math.abs(degrees) < leastSlant ? upright : levelLines(upright, degrees);
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

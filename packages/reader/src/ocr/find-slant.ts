import { type GrayPicture, resamplePicture, shrinkPicture } from './gray-picture.ts';

/** The side to which a picture is shrunk to find its lines, in pixels. */
const sketchSide = 1000;
/** Pages are rarely photographed or scanned at a greater angle, in degrees. */
const greatestSlant = 15;
const coarseStep = 1;
const fineStep = 0.1;
/** Pixels darker than this share of the paper's brightness are ink. */
const inkShare = 0.72;
const paperGray = 250;

/** Lines of a page and how they run. */
export interface Slant {
  /** Degrees by which lines fall to the right. */
  readonly degrees: number;
  /** How clearly the rows of the page are divided into lines and gaps, for comparison. */
  readonly clearness: number;
}

/**
 * Finds the angle of the lines: summed along it, ink and gaps alternate most sharply (Postl 1986).
 * @param picture in even light
 */
export function findSlant(picture: GrayPicture): Slant {
  const ink = listInk(shrinkPicture(picture, sketchSide));
  let best: Slant = { degrees: 0, clearness: measureClearness(ink, 0) };
  const tryAngle = (degrees: number) => {
    const clearness = measureClearness(ink, degrees);
    if (clearness > best.clearness) best = { degrees, clearness };
  };
  for (let angle = coarseStep; angle <= greatestSlant; angle += coarseStep) {
    tryAngle(angle);
    tryAngle(-angle);
  }
  const middle = best.degrees;
  for (let step = fineStep; step < coarseStep; step += fineStep) {
    tryAngle(middle + step);
    tryAngle(middle - step);
  }
  return best;
}

interface Ink {
  readonly width: number;
  readonly height: number;
  /** Columns and rows of the dark pixels, by turns. */
  readonly places: Uint16Array;
}

/** Only the lower edges of letters: large dark areas have no lines. */
function listInk({ width, height, grays }: GrayPicture): Ink {
  const places: number[] = [];
  const darkest = inkShare * paperGray;
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if ((grays[at] as number) < darkest && (grays[at + width] as number) >= darkest) {
        places.push(x, y);
      }
    }
  }
  return { width, height, places: Uint16Array.from(places) };
}

function measureClearness({ width, height, places }: Ink, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const margin = Math.ceil(Math.abs(slope) * width) + 1;
  const rows = new Float64Array(height + 2 * margin);
  for (let at = 0; at < places.length; at += 2) {
    const row = Math.round((places[at + 1] as number) - (places[at] as number) * slope) + margin;
    rows[row] = (rows[row] as number) + 1;
  }
  return rows.reduce((sum, count) => sum + count * count, 0) / Math.max(1, places.length);
}

/** Turns a picture so that lines that fall by so many degrees run level. */
export function levelLines(picture: GrayPicture, degrees: number): GrayPicture {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const { width, height } = picture;
  const size = {
    width: Math.ceil(width * cosine + height * Math.abs(sine)),
    height: Math.ceil(height * cosine + width * Math.abs(sine)),
  };
  return resamplePicture(picture, size, (x, y, point) => {
    const [fromX, fromY] = [x - size.width / 2, y - size.height / 2];
    point[0] = fromX * cosine - fromY * sine + width / 2;
    point[1] = fromX * sine + fromY * cosine + height / 2;
  });
}

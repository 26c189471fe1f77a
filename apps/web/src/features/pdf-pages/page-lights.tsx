import type { CSSProperties } from 'react';
import { severityTones } from '../../lib/severity.ts';
import type { Box } from './boxes.ts';
import { getLightStrength } from './light-strength.ts';
import type { PassageBoxes } from './page-highlights.ts';

interface PageLightsProps {
  lights: readonly PassageBoxes[];
  /** The boxes of the passage that is shown. */
  current: readonly Box[];
}

/** The highlights of a page, hidden from assistive technology, which gets the list of highlights. */
export function PageLights({ lights, current }: PageLightsProps) {
  return (
    <div aria-hidden="true" className="pdf-lights pointer-events-none absolute inset-0 z-1">
      {lights.flatMap(({ passage, boxes }) =>
        boxes.map((box) => (
          <span
            key={`${passage.id} ${box.left} ${box.top}`}
            data-highlight={passage.id}
            data-severity={passage.severity}
            className="pdf-light"
            style={
              {
                ...placeBox(box),
                '--light': passage.color,
                '--strength': `${getLightStrength(passage.color)}%`,
                ...(passage.severity && {
                  '--underline': `var(--color-${severityTones[passage.severity]})`,
                }),
              } as CSSProperties
            }
          />
        )),
      )}
      {current.map((box) => (
        <span
          key={`${box.left} ${box.top}`}
          data-current="true"
          className="pdf-light"
          style={placeBox(box)}
        />
      ))}
    </div>
  );
}

function placeBox({ left, top, width, height }: Box): CSSProperties {
  return {
    left: `${left * 100}%`,
    top: `${top * 100}%`,
    width: `${width * 100}%`,
    height: `${height * 100}%`,
  };
}

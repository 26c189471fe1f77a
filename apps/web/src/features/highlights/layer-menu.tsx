import type { Highlight } from '@clauselight/schema';
import { Layers } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuCheck } from '../../ui/menu.tsx';
import { t } from './messages.ts';
import { getLayer, type Layer, layers } from './use-layers.ts';

const names = {
  findings: 'highlights.layers.findings',
  terms: 'highlights.layers.terms',
  own: 'highlights.layers.own',
} as const satisfies Record<Layer, string>;

interface LayerMenuProps {
  highlights: readonly Highlight[];
  shown: readonly Layer[];
  onToggle: (layer: Layer) => void;
}

/** Chooses what is lit up in the text. */
export function LayerMenu({ highlights, shown, onToggle }: LayerMenuProps) {
  return (
    <Menu
      trigger={
        <Button size="small">
          <Layers aria-hidden="true" size={16} />
          {t('highlights.layers.title')}
        </Button>
      }
    >
      {layers.map((layer) => (
        <MenuCheck key={layer} isChecked={shown.includes(layer)} onChange={() => onToggle(layer)}>
          {t(names[layer], {
            count: highlights.filter((one) => getLayer(one) === layer).length,
          })}
        </MenuCheck>
      ))}
    </Menu>
  );
}

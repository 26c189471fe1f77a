import { Columns3 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuCheck } from '../../ui/menu.tsx';
import { type LibraryColumns, libraryColumns } from './library-columns.ts';
import { t } from './messages.ts';

/** Chooses which columns the table has. */
export function ColumnMenu({ columns: { shown, show } }: { columns: LibraryColumns }) {
  return (
    <Menu
      trigger={
        <Button size="small">
          <Columns3 aria-hidden="true" size={15} />
          {t('library.columns.choose')}
        </Button>
      }
    >
      {libraryColumns.map(({ key, title }) => (
        <MenuCheck
          key={key}
          isChecked={shown.some((column) => column.key === key)}
          onChange={(isShown) => show(key, isShown)}
        >
          {t(title)}
        </MenuCheck>
      ))}
    </Menu>
  );
}

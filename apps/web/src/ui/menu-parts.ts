import { DropdownMenu } from 'radix-ui';

export const {
  Root,
  Trigger,
  Content,
  Item,
  ItemIndicator,
  CheckboxItem,
  RadioGroup,
  RadioItem,
  Separator,
} = DropdownMenu;

import { DropdownMenu } from 'radix-ui';

export const { Root, Trigger, Content, Item, ItemIndicator, RadioGroup, RadioItem } = DropdownMenu;

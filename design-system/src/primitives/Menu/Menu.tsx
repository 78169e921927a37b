import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { RootProps } from '../../internal/rootProps';
import { choices, floating } from '../floating/floating.css';
import type { MenuGroup } from './Menu.types';
import { MenuGroupItems } from './MenuGroupItems';

export type { MenuAction, MenuGroup } from './Menu.types';

export interface MenuProps extends RootProps<HTMLDivElement> {
  /** Button that opens the menu: Button or IconButton. */
  trigger: ReactNode;
  /** Accessible name of the menu. */
  label: string;
  groups: readonly MenuGroup[];
  onOpenChange?: (isOpen: boolean) => void;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

/** Menu of actions behind a button. */
export function Menu({ trigger, label, groups, onOpenChange, placement = 'bottom end', ...root }: MenuProps) {
  return (
    <MenuTrigger onOpenChange={onOpenChange}>
      {trigger}
      <Popover className={floating} placement={placement} offset={4}>
        <AriaMenu {...root} aria-label={label} className={choices}>
          {groups.map((group) => (
            <MenuGroupItems key={group.id} group={group} label={label} />
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

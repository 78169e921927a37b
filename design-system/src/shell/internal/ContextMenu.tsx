import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { choice, choices, floating } from '../../primitives/floating/floating.css';
import type { MenuAction } from '../../primitives/Menu/Menu';

interface ContextMenuProps {
  /** Accessible name of the menu. */
  label: string;
  items: readonly MenuAction[];
  /** Element at which the menu opens; the focus returns there. */
  triggerRef: RefObject<Element | null>;
  onClose: () => void;
}

/** Menu without a button of its own, opened by the right mouse button or the context-menu key. */
export function ContextMenu({ label, items, triggerRef, onClose }: ContextMenuProps) {
  return (
    <Popover
      className={floating}
      aria-label={label}
      placement="bottom start"
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu opened from the keyboard must take it over */}
      <Menu className={choices} aria-label={label} autoFocus="first" onClose={onClose}>
        {items.map(({ id, label: words, isDisabled, onAction }) => (
          <MenuItem key={id} id={id} className={choice} isDisabled={isDisabled} onAction={onAction}>
            {words}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}

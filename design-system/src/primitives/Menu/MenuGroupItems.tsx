import { Header } from 'react-aria-components/Header';
import { MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import { externalLinkProps } from '../../internal/outside';
import { CheckIcon } from '../Icon/icons';
import {
  choice,
  choiceCritical,
  choiceHeading,
  choiceNote,
  choiceSection,
  choiceText,
  choiceTick,
} from '../floating/floating.css';
import type { MenuGroup } from './Menu.types';

/** Section of a menu: actions, or options with ticks. */
export function MenuGroupItems({ group, label }: { group: MenuGroup; label: string }) {
  const { heading, items, selectionMode, selectedKeys, onSelectionChange } = group;
  return (
    <MenuSection
      className={choiceSection}
      aria-label={heading ?? label}
      selectionMode={selectionMode ?? 'none'}
      selectedKeys={selectedKeys}
      onSelectionChange={(keys) =>
        onSelectionChange?.(keys === 'all' ? items.map(({ id }) => id) : [...keys].map(String))
      }
    >
      {heading ? <Header className={choiceHeading}>{heading}</Header> : null}
      {items.map(({ id, label: words, icon, note, isCritical, ...rest }) => (
        <MenuItem
          key={id}
          id={id}
          textValue={words}
          className={isCritical ? `${choice} ${choiceCritical}` : choice}
          {...externalLinkProps(rest.href)}
          {...rest}
        >
          {icon}
          <Text slot="label" className={choiceText}>
            {words}
          </Text>
          {note ? <span className={choiceNote}>{note}</span> : null}
          {selectionMode ? (
            <span className={choiceTick}>
              <CheckIcon size="medium" />
            </span>
          ) : null}
        </MenuItem>
      ))}
    </MenuSection>
  );
}

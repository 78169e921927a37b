import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Toolbar } from 'react-aria-components/Toolbar';
import { useMessages } from '../../i18n/useMessages';
import type { RootProps } from '../../internal/rootProps';
import { XIcon } from '../Icon/icons';
import { action as actionClass, bar, end, rule } from './SelectionBar.css';

/** Action on all ticked rows. */
export interface SelectionAction {
  id: string;
  label: string;
  icon?: ReactNode;
  isDisabled?: boolean;
  isPending?: boolean;
  onAction: () => void;
}

/** Props of {@link SelectionBar}. */
export interface SelectionBarProps extends RootProps<HTMLDivElement> {
  /** Accessible name of the bar. */
  label: string;
  /** Number of ticked rows: "已选 3 张". */
  children: ReactNode;
  actions: readonly SelectionAction[];
  /** Unticks all rows. */
  onClear: () => void;
}

/** Bar above a table while rows are ticked: their number and the actions on them. It replaces the action in the page header. */
export function SelectionBar({ label, children, actions, onClear, ...root }: SelectionBarProps) {
  const t = useMessages('SelectionBar');
  return (
    <Toolbar {...root} aria-label={label} className={bar}>
      <output>{children}</output>
      <span className={rule} />
      {actions.map(({ id, label: words, icon, isDisabled, isPending, onAction }) => (
        <Button
          key={id}
          className={actionClass}
          isDisabled={isDisabled}
          isPending={isPending}
          onPress={onAction}
        >
          {icon}
          {words}
        </Button>
      ))}
      <span className={end}>
        <Button className={actionClass} aria-label={t('clear')} onPress={onClear}>
          <XIcon />
        </Button>
      </span>
    </Toolbar>
  );
}

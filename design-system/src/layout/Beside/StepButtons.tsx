import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useMessages } from '../../i18n/useMessages';
import { ChevronLeftIcon, ChevronRightIcon } from '../../primitives/Icon/icons';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { iconButton } from '../../primitives/IconButton/IconButton.css';

/** Target of a step: the address of the record's page, or a handler that shows the record. */
export interface StepTarget {
  href?: string;
  onPress?: () => void;
}

interface StepButtonsProps {
  /** Previous record; without it the button is disabled. */
  previous?: StepTarget;
  /** Next record; without it the button is disabled. */
  next?: StepTarget;
}

/** Buttons to the previous and the next record, each named with its key; see `stepOf` for the keys. */
export function StepButtons({ previous, next }: StepButtonsProps) {
  const t = useMessages('Beside');
  return (
    <>
      <StepButton target={previous} label={t('previous')} keys="K" icon={<ChevronLeftIcon />} />
      <StepButton target={next} label={t('next')} keys="J" icon={<ChevronRightIcon />} />
    </>
  );
}

interface StepButtonProps {
  target: StepTarget | undefined;
  label: string;
  keys: string;
  icon: ReactNode;
}

function StepButton({ target, label, keys, icon }: StepButtonProps) {
  if (target?.href === undefined)
    return (
      <IconButton
        label={label}
        icon={icon}
        aria-keyshortcuts={keys}
        isDisabled={target === undefined}
        onPress={target?.onPress}
      />
    );
  return (
    <Link
      href={target.href}
      aria-label={label}
      className={iconButton({ size: 'regular', tone: 'plain' })}
      // React Aria passes no `aria-keyshortcuts` on.
      render={(props) =>
        'href' in props ? (
          <a {...props} aria-keyshortcuts={keys}>
            {props.children}
          </a>
        ) : (
          <span {...props} />
        )
      }
    >
      {icon}
    </Link>
  );
}

import { Popover } from 'react-aria-components/Popover';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../i18n/useMessages';
import { Button } from '../Button/Button';
import { thread } from '../Button/progress.css';
import { Options } from '../floating/Options';
import { asWideAsTrigger, floating } from '../floating/floating.css';
import { failureLine, listFoot, optionsPanel, searching } from './options.css';
import type { OptionsError, SearchedOptions } from './types';

interface OptionsPanelProps extends Pick<SearchedOptions, 'isPending' | 'optionsError'> {
  /** Number of matches that the list leaves out. */
  more: number | 'unknown';
}

/** List of a field that finds options by typing: a thread while they are searched for, and what the list does not show at its foot. */
export function OptionsPanel({ isPending, optionsError, more }: OptionsPanelProps) {
  const t = useMessages('SearchedOptions');
  const rest = more === 'unknown' ? t('moreUnknown') : more > 0 ? t('more', { count: more }) : '';
  return (
    <Popover className={`${floating} ${asWideAsTrigger} ${optionsPanel}`} offset={4}>
      {isPending && (
        <span className={searching}>
          <span className={thread} />
        </span>
      )}
      <Options empty={isPending ? t('pending') : (optionsError?.message ?? t('empty'))} />
      {optionsError ? (
        <div className={listFoot}>
          <Retry {...optionsError} isPending={isPending} />
        </div>
      ) : (
        rest && <div className={listFoot}>{rest}</div>
      )}
      <output className={visuallyHidden}>{isPending ? t('pending') : (optionsError?.message ?? rest)}</output>
    </Popover>
  );
}

type OptionsFailureProps = Pick<SearchedOptions, 'isPending' | 'optionsError'>;

/** Sentence below a field on options that could not be read, where the keyboard reaches its retry. */
export function OptionsFailure({ isPending, optionsError }: OptionsFailureProps) {
  if (!optionsError) return null;
  return (
    <div role="alert" className={failureLine}>
      {optionsError.message}
      <Retry {...optionsError} isPending={isPending} />
    </div>
  );
}

/** Button that reads options again; not the opener of the list, which React Aria would make of any button in the field. */
function Retry({ onRetry, isPending }: OptionsError & Pick<SearchedOptions, 'isPending'>) {
  const t = useMessages('SearchedOptions');
  return (
    <Button slot={null} variant="link" isPending={isPending} onPress={onRetry}>
      {t('retry')}
    </Button>
  );
}

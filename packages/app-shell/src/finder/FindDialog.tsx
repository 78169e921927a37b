import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Link } from '@selvedge/design-system/primitives/Link';
import { SearchField } from '@selvedge/design-system/primitives/SearchField';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { navigate } from '../app/hashLocation';
import { allHref, foundQuery, isFindable } from './found';
import type { Found, FoundKind } from './found';
import { useDebounced } from './useDebounced';

const SETTLES_MS = 150;

interface FoundGroup {
  id: string;
  found: readonly Found[];
  /** Link to the list of all results, when there are more. */
  all?: Found;
}

interface FindDialogProps {
  /** Pages of the app, with labels in the current language. */
  places: readonly Found[];
  /** Kinds of results, in the order shown: only those that the user may read. */
  kinds: readonly FoundKind[];
  /** Initial text, typed elsewhere. */
  initialText?: string;
  onClose: () => void;
}

/** Dialog that finds pages and records by keywords and links to them; Enter opens the first result, once it is found. */
export function FindDialog({ places, kinds, initialText = '', onClose }: FindDialogProps) {
  const { t } = useTranslation('finder');
  const [text, setText] = useState(initialText);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const typed = text.trim();
  const words = useDebounced(typed, SETTLES_MS);
  const isAsked = isFindable(words);
  const results = useQueries({ queries: kinds.map((kind) => foundQuery(kind, words)) });
  const fits = ({ label }: Found): boolean => label.toLowerCase().includes(typed.toLowerCase());
  const groups: FoundGroup[] = [
    { id: 'places', found: places.filter(fits) },
    ...kinds.map((kind, index) => {
      const { first = [], total = 0 } = (isAsked && results[index]?.data) || {};
      const all = { href: allHref(kind, words), label: t(`all.${kind.id}`, { count: total }) };
      return { id: kind.id, found: first, all: total > first.length ? all : undefined };
    }),
  ].filter(({ found }) => found.length > 0);
  const [first] = groups[0]?.found ?? [];
  const isLooking = words !== typed || (isAsked && results.some(({ isFetching }) => isFetching));
  // Pages fit what is typed at once; records may still be those of an earlier text.
  const opened = isLooking && groups[0]?.id !== 'places' ? undefined : first;
  const [isEntered, setEntered] = useState(false);
  const open = useEffectEvent(({ href }: Found): void => {
    navigate(href);
    onClose();
  });
  useEffect(() => {
    if (isEntered && opened) open(opened);
  }, [isEntered, opened]);
  const status = (): string => {
    if (isLooking) return t('looking');
    if (results.some(({ isError }) => isError)) return t('failed');
    return groups.length === 0 ? t('nothing') : t('hint');
  };

  return (
    <Dialog isOpen onOpenChange={onClose} title={t('title')}>
      <Stack gap="s5">
        <SearchField
          inputRef={field}
          label={t('label')}
          placeholder={t('label')}
          value={text}
          onChange={(next) => {
            setText(next);
            setEntered(false);
          }}
          onSubmit={() => setEntered(true)}
        />
        <Text as="p" size="caption" ink="weak" aria-live="polite">
          {status()}
        </Text>
        {groups.map((group) => (
          <FoundSection key={group.id} {...group} onLeave={onClose} />
        ))}
      </Stack>
    </Dialog>
  );
}

interface FoundSectionProps extends FoundGroup {
  /** Called when a link was followed. */
  onLeave: () => void;
}

function FoundSection({ id, found, all, onLeave }: FoundSectionProps) {
  const { t } = useTranslation('finder');
  return (
    <Section title={t(`groups.${id}`)} level={3}>
      <Stack gap="s2" as="ul">
        {found.map(({ href, label, note }) => (
          <li key={href}>
            <Inline gap="s3" justify="between">
              <Link variant="plain" href={href} onPress={onLeave}>
                {label}
              </Link>
              {note ? (
                <Text size="caption" ink="weak">
                  {typeof note === 'function' ? note(t) : note}
                </Text>
              ) : null}
            </Inline>
          </li>
        ))}
      </Stack>
      {all && (
        <Link href={all.href} onPress={onLeave}>
          {all.label}
        </Link>
      )}
    </Section>
  );
}

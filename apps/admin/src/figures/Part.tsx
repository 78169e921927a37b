import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { Section } from '@selvedge/design-system/layout/Section';
import { Skeleton } from '@selvedge/design-system/primitives/Skeleton';

interface PartProps<Data> {
  title: string;
  note?: string;
  /** Content at the end of the heading's line. */
  renderEnd?: (data: Data) => ReactNode;
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** Part of the dashboard with its heading: it loads, fails and is retried independently of the others. */
export function Part<Data>({ title, note, renderEnd, query, children }: PartProps<Data>) {
  const { t } = useTranslation('dashboard');
  const { data, isWaiting, hasFailed } = answerOf(query);
  return (
    <Section title={title} note={note} end={data !== undefined && renderEnd?.(data)}>
      {data !== undefined && children(data)}
      {isWaiting && (
        <>
          <Skeleton shape="title" />
          <Skeleton shape="most" />
          <Skeleton shape="short" />
        </>
      )}
      {hasFailed && <ReadFailure title={t('failed')} query={query} />}
    </Section>
  );
}

import { useMemo } from 'react';
import { useFormats, useMessages } from '../../i18n';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { by, day, empty, group, list, newest, note, record as recordClass, title } from './OrderRecords.css';
import { groupRecords, newestOf, type TimelineRecord } from './OrderTimeline.model';

/** Props of {@link OrderRecords}. */
export interface OrderRecordsProps extends RootProps {
  /** Records in any order; shown newest first, by local day. */
  records: readonly TimelineRecord[];
  /** Largest number of records shown, the newest ones, as in the side column of a detail page. */
  limit?: number;
}

/** Records of an order: what was done, by whom and when, newest first, with a date for every day. */
export function OrderRecords({ records, limit, ...root }: OrderRecordsProps) {
  const t = useMessages('OrderTimeline');
  const formats = useFormats();
  const groups = useMemo(() => {
    const all = groupRecords(records, (at) => formats.date(at, { year: 'always' }));
    return limit === undefined ? all : newestOf(all, limit);
  }, [records, limit, formats]);
  const first = groups[0]?.records[0]?.id;
  if (!first)
    return (
      <p {...rootProps(root)} className={empty}>
        {t('none')}
      </p>
    );
  return (
    <div {...rootProps(root)}>
      {groups.map((each) => (
        <div key={each.day} className={group}>
          <p className={day}>{formats.date(each.records[0]?.at)}</p>
          <ol className={list}>
            {each.records.map((record) => (
              <li key={record.id} className={record.id === first ? `${recordClass} ${newest}` : recordClass}>
                <p className={title}>{record.title}</p>
                <p className={by}>
                  <Actor {...record} />
                  <time dateTime={record.at}>{formats.time(record.at)}</time>
                </p>
                {record.note && <p className={note}>{record.note}</p>}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function Actor({ actor = '', actorSide = '' }: Pick<TimelineRecord, 'actor' | 'actorSide'>) {
  const t = useMessages('OrderTimeline');
  if (actor === '' && actorSide === '') return null;
  return <span>{actor && actorSide ? t('by', { actor, side: actorSide }) : actor || actorSide}</span>;
}

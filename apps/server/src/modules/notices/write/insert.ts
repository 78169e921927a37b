import type { LanguageTag } from '@selvedge/domain/display/languages';
import { sql } from 'drizzle-orm';
import type { NoticeLevel, NoticeType } from '../../../db/schema/notices';
import { command } from '../../../db/statement';
import { mailTask } from '../../mail/write';

/** Notice to recipients of one side. */
export interface NoticeTo {
  kind: 'buyer' | 'staff';
  owners: readonly string[];
  type: NoticeType;
  title: string;
  text: string;
  link: string | null;
  language: LanguageTag;
  level: NoticeLevel;
  announcementId: string | null;
  createdAt: Date;
}

/** Notice with the ids of its copies, one per recipient. */
export interface WrittenNotice extends Omit<NoticeTo, 'createdAt'> {
  ids: readonly string[];
  createdAt: string;
}

/**
 * Inserts notices into the inboxes, and the mails about them into the queue, as the recipients' settings say: one statement for any number
 * of notices, because every transition of an order waits for it. Announcements reach every inbox regardless of settings, because their
 * authors see how many they reached.
 */
export const insertNotices = command({
  name: 'notices.insert',
  kept: true,
  sql: (written: readonly WrittenNotice[]) => sql`
    with told as (
      select one.id, one.owner, notice.* from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as notice (ids text[], owners text[],
        kind text, type text, title text, text text, link text, language text, level text, "announcementId" text,
        "createdAt" timestamptz), unnest(notice.ids, notice.owners) as one (id, owner)
    ), inboxes as (
      insert into notices (id, owner_kind, owner_id, type, title, text, link, level, house_notice_id, created_at)
      select id, kind, owner, type, title, text, link, level, "announcementId", "createdAt" from told
      where kind = 'staff' or "announcementId" is not null or not exists (
        select from notice_settings s where s.buyer_id = told.owner and s.type = told.type and not s.in_app)
    ), mails as (
      insert into outgoing_messages (id, channel, recipient, language, template, about, created_at, expires_at)
      select told.id, 'email', b.email, told.language, 'notice',
        jsonb_build_object('title', told.title, 'text', told.text, 'link', told.link), told."createdAt", told."createdAt" + interval '1 day'
      from told join notice_settings s on s.buyer_id = told.owner and s.type = told.type and s.email
        join buyers b on b.id = told.owner and b.email <> '' and b.status = 'ENABLED'
      where told.kind = 'buyer'
      returning id
    )
    select job.id from mails cross join lateral graphile_worker.add_job(${mailTask.name}::text,
      payload => json_build_object('id', mails.id, 'product', '', 'code', ''),
      max_attempts => ${mailTask.attempts}::int) as job`,
  example: (make) =>
    make([
      {
        ids: ['n1'],
        owners: ['b1'],
        kind: 'buyer',
        type: 'SYSTEM',
        title: 'title',
        text: 'text',
        link: null,
        language: 'en',
        level: 'NORMAL',
        announcementId: null,
        createdAt: new Date().toISOString(),
      },
    ]),
});

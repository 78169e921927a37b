import { HOUR_MS } from '@selvedge/domain/constants';
import { plainText, type RichText } from '@selvedge/domain/display/richText';
import type { announcements, notices } from '../db/schema/notices';
import { demoStaff } from './people';

const STOCKTAKING: RichText = [
  { kind: 'HEADING', runs: [{ text: '盘点期间怎么接单' }] },
  {
    kind: 'PARAGRAPH',
    runs: [{ text: '本周日 08:00 至 14:00，米兰二号仓' }, { text: '暂停出库', bold: true }, { text: '。' }],
  },
  { kind: 'BULLET', runs: [{ text: '询价照常提交，确认顺延到当日下午。' }] },
  {
    kind: 'BULLET',
    runs: [
      { text: '加急件请先看' },
      { text: '采购订单', href: '/procurement/order' },
      { text: '，再找仓库。' },
    ],
  },
];
const BOOKING: RichText = [
  { kind: 'PARAGRAPH', runs: [{ text: '预订会共两场，10:00 与 14:00。' }] },
  { kind: 'NUMBER', runs: [{ text: '请在周五前把各团队的人数报给展厅。' }] },
  { kind: 'NUMBER', runs: [{ text: '每场最多 40 人。' }] },
];

/** Makes the announcements to staff: one published to all staff, two drafts. */
export function makeAnnouncements(now: Date): {
  written: Array<typeof announcements.$inferInsert>;
  sent: Array<typeof notices.$inferInsert>;
} {
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const author = demoStaff.find(({ role }) => role === 'ADMIN') ?? demoStaff[0];
  const draft = (number: number, title: string, body: RichText, hours: number) => ({
    id: `house-notice-${number}`,
    title,
    text: plainText(body),
    body,
    type: 'SYSTEM' as const,
    level: 'NORMAL' as const,
    target: 'ROLES' as const,
    targetIds: ['r-sales'],
    createdById: author?.id ?? '',
    createdByName: author?.nickname ?? '',
    createdAt: at(hours),
    status: 'DRAFT' as const,
    recipientCount: 0,
    version: 1,
  });
  const told = draft(1, '米兰二号仓盘点', STOCKTAKING, 30);
  const { id: announcementId, title, text, type } = told;
  const published = {
    ...told,
    level: 'IMPORTANT' as const,
    target: 'STAFF' as const,
    targetIds: [],
    status: 'PUBLISHED' as const,
    recipientCount: demoStaff.length,
    publishedAt: at(29),
    version: 2,
  };
  const level = published.level;
  return {
    written: [
      published,
      draft(2, '预订会场次安排', BOOKING, 5),
      draft(3, '新同事入职', [{ kind: 'PARAGRAPH', runs: [{ text: '仓库新增两位同事，下周一到岗。' }] }], 2),
    ],
    sent: demoStaff.map((person, index) => ({
      id: `notice-house-${index + 1}`,
      ownerKind: 'staff',
      ownerId: person.id,
      type,
      level,
      title,
      text,
      announcementId,
      readAt: person.role === 'ADMIN' ? at(28) : null,
      createdAt: at(29),
    })),
  };
}

import type { TFunction } from 'i18next';
import { textColumn } from '@selvedge/app-shell/listing/columns';
import { hasPerm } from '@selvedge/domain/people/permissions';
import { Avatar } from '@selvedge/design-system/primitives/Avatar';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Stack } from '@selvedge/design-system/layout/Stack';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import type { Formats } from '@selvedge/design-system/i18n';
import type { Member } from '../../api/schemas';
import { pictureSrc } from '../../trade/picture';
import { rightKey } from './teamRights';

interface MemberCells {
  ownId: string | undefined;
  seesLimits: boolean;
  mayEdit: (member: Member) => boolean;
  onEdit: (member: Member) => void;
}

/** Returns a member's rights in words: all for a leader, the default ones, or each by name; view only when there are none. */
function rightsWords({ role, perms, defaultPerms }: Member, t: TFunction<'team'>): string {
  if (role === 'LEADER') return t('rights.all');
  if (defaultPerms) return t('rights.usual');
  const shown = perms.filter((perm) => perm !== 'sp:price:view');
  const words = [
    ...(shown.length === 0 ? [t('rights.lookOnly')] : shown.map((perm) => t(rightKey(perm)))),
    ...(perms.includes('sp:price:view') ? [] : [t('rights.pricesHidden')]),
  ];
  return words.join(t('rights.joint'));
}

function limitWords(member: Member, t: TFunction<'team'>, formats: Formats): string {
  if (member.role !== 'LEADER' && !hasPerm(member, ['sp:order:submit'])) return t('cannotOrder');
  return member.spendLimitCents === undefined ? t('noLimit') : formats.money(member.spendLimitCents);
}

/** Returns the columns of the members. */
export function memberColumns(
  t: TFunction<'team'>,
  formats: Formats,
  { ownId, seesLimits, mayEdit, onEdit }: MemberCells,
): TableColumn<Member>[] {
  const columns: TableColumn<Member>[] = [
    {
      id: 'member',
      phone: 'line1',
      header: t('columns.member'),
      isRowHeader: true,
      width: 224,
      render: ({ id, avatar, nickname, phone }) => (
        <Inline gap="s3" isWrapping={false}>
          <Avatar name={nickname || phone} src={pictureSrc(avatar)} isDecorative />
          <Stack gap="s1">
            <span>
              {nickname || phone} {id === ownId ? <Text ink="weak">{t('you')}</Text> : null}
            </span>
            <Text size="caption" ink="medium" isFigure>
              {phone}
            </Text>
          </Stack>
        </Inline>
      ),
    },
    {
      id: 'role',
      phone: 'line1End',
      header: t('columns.role'),
      width: 86,
      render: ({ role }) => (
        <Text weight={role === 'LEADER' ? 'medium' : 'regular'}>{t(`role.${role}`)}</Text>
      ),
    },
    textColumn('rights', t('columns.rights'), {
      phone: 'line2',
      ink: 'medium',
      isTruncated: true,
      of: (member) => rightsWords(member, t),
    }),
    {
      id: 'limit',
      phone: 'line2End',
      header: t('columns.limit'),
      width: 132,
      align: 'end',
      render: (member) => (
        <Text isFigure ink={member.spendLimitCents === undefined ? 'weak' : undefined}>
          {limitWords(member, t, formats)}
        </Text>
      ),
    },
    textColumn('lastLoginAt', t('columns.lastSignIn'), {
      phone: 'line3',
      width: 150,
      of: ({ lastLoginAt }) => (lastLoginAt === null ? t('never') : formats.dateTime(lastLoginAt)),
    }),
    {
      id: 'actions',
      phone: 'line3End',
      header: t('columns.actions'),
      isHeaderHidden: true,
      align: 'end',
      width: 84,
      render: (member) =>
        mayEdit(member) ? (
          <Button
            variant="link"
            aria-label={t('editMember', { name: member.nickname })}
            onPress={() => onEdit(member)}
          >
            {t('common:actions.edit')}
          </Button>
        ) : null,
    },
  ];
  return seesLimits ? columns : columns.filter(({ id }) => id !== 'limit');
}

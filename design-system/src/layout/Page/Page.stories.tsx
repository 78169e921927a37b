import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../testing/say';
import { Badge } from '../../primitives/Badge/Badge';
import { Button } from '../../primitives/Button/Button';
import { DownloadIcon, LinkIcon, UploadIcon } from '../../primitives/Icon/Icon';
import { TableSkeleton } from '../../primitives/Skeleton/Skeleton';
import { Text } from '../Text/Text';
import { Page } from './Page';
import { PageHeader } from './PageHeader';

const meta = {
  title: 'Layout/Page',
  component: Page,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { children: null },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Header of a list: title in the serif, a single badge, actions, facts; the table below is loading. */
export const Playground: Story = {
  render: () => (
    <Page
      ground="surface"
      header={
        <PageHeader
          title={say('AW25 米兰女装现货 第二批', 'AW25 Milan womenswear, in stock, drop two')}
          badge={<Badge tone="positive">{say('未截单', 'Open')}</Badge>}
          actions={
            <>
              <Button variant="quiet" size="header" icon={<LinkIcon />}>
                {say('分享', 'Share')}
              </Button>
              <Button variant="quiet" size="header" icon={<DownloadIcon />}>
                {say('导出', 'Export')}
              </Button>
              <Button size="header" icon={<UploadIcon />}>
                {say('导入订货表', 'Import order sheet')}
              </Button>
            </>
          }
          facts={[
            { name: say('交付方式', 'Delivery'), value: say('香港 / 澳门', 'Hong Kong / Macao') },
            {
              name: say('截单', 'Closes in'),
              value: say('2 天 6 小时', '2 d 6 h'),
              note: say('11月22日 18:00', '22 Nov 18:00'),
            },
            { name: say('最低订货额', 'Minimum order value'), value: '€10,000.00' },
            { name: say('库存', 'Stock'), value: say('12,408 件', '12,408 pieces'), note: '€4,286,310.00' },
          ]}
        />
      }
    >
      <TableSkeleton />
    </Page>
  ),
};

/** Open header over a Board: no line, more space, and a contact at the end. */
export const OpenHead: Story = {
  args: {
    header: (
      <PageHeader
        ground="open"
        title={say('上午好，林知夏', 'Good morning, Lin Zhixia')}
        lead={say('瀚海贸易（香港）有限公司', 'Hanhai Trading (Hong Kong) Ltd')}
        aside={
          <>
            <Text as="p" size="caption" ink="weak">
              {say('专属业务员', 'Salesperson')}
            </Text>
            <Text as="p">Giulia Ferrero</Text>
          </>
        }
      />
    ),
  },
};

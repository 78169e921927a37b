import stats from 'virtual:component-stats';
import type { ComponentEntry } from 'virtual:component-stats';
import { useState } from 'react';
import { FactStrip } from '../src/layout/FactStrip/FactStrip';
import { Heading } from '../src/layout/Heading/Heading';
import { Text } from '../src/layout/Text/Text';
import { Link } from '../src/primitives/Link/Link';
import { SearchField } from '../src/primitives/SearchField/SearchField';
import { Table } from '../src/primitives/Table/Table';
import type { TableColumn, TableSort } from '../src/primitives/Table/Table';
import { say } from '../src/testing/say';
import { StoryFrame } from './blocks/StoryFrame';
import * as css from './Home.css';
import { liveParts } from './LiveParts';

const { components, screens } = stats;
const heaviest = Math.max(...components.map(({ bytes }) => bytes));
const sum = components.reduce((all, { bytes }) => all + bytes, 0);
const documented = components.filter(({ hasPage }) => hasPage).length;
const kiloBytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const hrefOf = (docs: string): string => `./?path=/docs/${docs}`;

/** Whole screens of the gallery: id of the story, its name, app and theme. */
const shownScreens = [
  { id: 'buyer-list--full', title: say('清单详情', 'List'), app: 'buyer' },
  { id: 'buyer-order--to-pay', title: say('订单详情', 'Order'), app: 'buyer' },
  {
    id: 'back-office-dashboard--full',
    title: say('工作台，深色', 'Dashboard, dark'),
    app: 'office',
    theme: 'dark',
  },
  { id: 'back-office-orders--full', title: say('采购订单', 'Orders'), app: 'office' },
] as const;

const columns: readonly TableColumn<ComponentEntry>[] = [
  {
    id: 'name',
    header: say('部件', 'Component'),
    isSortable: true,
    render: ({ name, docs }) => (
      <Link variant="plain" href={hrefOf(docs)} target="_top">
        {name}
      </Link>
    ),
  },
  { id: 'group', header: say('组', 'Group'), isSortable: true, width: '12%', render: ({ group }) => group },
  {
    id: 'bytes',
    header: say('自身大小，压缩后', 'Own size, compressed'),
    isSortable: true,
    width: '24%',
    render: ({ bytes }) => (
      <span className={css.weight}>
        <Text isFigure>{kiloBytes(bytes)}</Text>
        <span className={css.weightBar} style={{ inlineSize: `${(bytes / heaviest) * 50}%` }} />
      </span>
    ),
  },
  {
    id: 'stories',
    header: say('axe 读过', 'Read by axe'),
    isSortable: true,
    width: '16%',
    render: ({ stories, isReadByAxe }) => (isReadByAxe ? say(`${stories} 样`, `${stories} stories`) : '–'),
  },
  {
    id: 'users',
    header: say('用于', 'Used by'),
    isSortable: true,
    width: '12%',
    render: ({ users }) => say(`${users} 处`, `${users} places`),
  },
  {
    id: 'hasPage',
    header: say('说明页', 'Page'),
    isSortable: true,
    width: '10%',
    render: ({ hasPage }) => (hasPage ? say('中 EN', 'zh en') : '–'),
  },
];

function compare(a: ComponentEntry, b: ComponentEntry, { column, direction }: TableSort): number {
  const [left, right] = [a, b].map((entry) => entry[column as keyof ComponentEntry]);
  const order = typeof left === 'string' ? left.localeCompare(String(right)) : Number(left) - Number(right);
  return direction === 'ascending' ? order : -order;
}

/** Table of all components, as measured when Storybook was started; searchable by name, sortable by column. */
function ComponentTable() {
  const [text, setText] = useState('');
  const [sort, setSort] = useState<TableSort>({ column: 'users', direction: 'descending' });
  const found = components.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <section>
      <div className={css.tools}>
        <PartHead
          title={say('目录', 'Components')}
          note={say(`${found.length} 个，按用处排`, `${found.length}, by use`)}
        />
        <SearchField
          label={say('部件名', 'Name of a component')}
          isLabelHidden
          isShort
          value={text}
          onChange={setText}
        />
      </div>
      <Table
        label={say('目录', 'Components')}
        columns={columns}
        rows={found.toSorted((a, b) => compare(a, b, sort))}
        rowId={({ name }) => name}
        sort={sort}
        onSortChange={setSort}
        minWidth={760}
      />
    </section>
  );
}

function PartHead({ title, note }: { title: string; note: string }) {
  return (
    <div className={css.partHead}>
      <Heading look="title">{title}</Heading>
      <Text size="small" ink="weak">
        {note}
      </Text>
    </div>
  );
}

/** Storybook's first page: introduction, components at work, whole screens, and the table of components. */
export function Home() {
  const storiesOf = (name: string): number => components.find((entry) => entry.name === name)?.stories ?? 0;
  const docsOf = (name: string): string => components.find((entry) => entry.name === name)?.docs ?? '';
  return (
    <div className={css.home}>
      <header className={css.head}>
        <div className={css.lead}>
          <Heading level={1} look="hero">
            {say('两千件，午饭之前', 'Two thousand pieces before lunch')}
          </Heading>
          <Text as="p" ink="medium">
            {say(
              'Selvedge 的部件库，服务奢侈品批发订货。货品带来颜色，界面退后一步；数字对齐，一行一线，一屏一个黑按钮。每个部件先写中文，再写英文。',
              'The component library of Selvedge, for ordering luxury goods wholesale. The goods carry the colour; the interface steps back. Figures align, one hairline per row, one black button per screen. Chinese first, English with equal care.',
            )}
          </Text>
        </div>
        <FactStrip
          facts={[
            { name: say('部件', 'Components'), value: components.length },
            { name: say('整屏', 'Screens'), value: screens },
            { name: say('全部，压缩后', 'All, compressed'), value: kiloBytes(sum) },
            { name: say('有说明页', 'With a page'), value: documented },
            { name: say('版本', 'Version'), value: import.meta.env.VITE_APP_VERSION },
          ]}
        />
      </header>
      <section>
        <PartHead
          title={say('部件，正在运行', 'Parts at work')}
          note={say(
            '随上方主题、密度、语言、币种变化',
            'They follow theme, density, language and currency above',
          )}
        />
        <div className={css.gallery}>
          {liveParts().map(([name, part]) => (
            <article key={name} className={css.tile}>
              <div className={css.live}>{part}</div>
              <div className={css.tileFoot}>
                <Link variant="plain" href={hrefOf(docsOf(name))} target="_top">
                  {name}
                </Link>
                <Text size="small" ink="weak" isFigure>
                  {say(`${storiesOf(name)} 样`, `${storiesOf(name)} stories`)}
                </Text>
              </div>
            </article>
          ))}
        </div>
      </section>
      <section>
        <PartHead
          title={say('整屏', 'Whole screens')}
          note={say('由部件拼成，五种状态都在', 'Composed of the parts, in all five states')}
        />
        <div className={css.screens}>
          {shownScreens.map(({ id, title, app, ...own }) => (
            <div key={id} className={css.screen}>
              <StoryFrame
                id={id}
                title={title}
                width={1440}
                height={1000}
                isPicture
                theme={'theme' in own ? own.theme : undefined}
              />
              <div className={css.tileFoot}>
                <Link variant="plain" href={`./?path=/story/${id}`} target="_top">
                  {title}
                </Link>
                <Text size="small" ink="weak">
                  {app === 'buyer' ? say('买家', 'Buyer') : say('后台', 'Back office')}
                </Text>
              </div>
            </div>
          ))}
        </div>
      </section>
      <ComponentTable />
    </div>
  );
}

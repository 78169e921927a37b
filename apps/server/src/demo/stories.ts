import type { OrderStory } from './orderStory';

/** Plan of a demo order: its buyer, its age, its number of products, and its scripted history. */
export interface StoryPlan {
  buyer: string;
  hoursAgo: number;
  by?: 'staff';
  kind?: 'FUTURES';
  onAccount?: true;
  /** Styles per sub-order. */
  styles: number;
  /** Minimum number of sub-orders. */
  subs: number;
  tell: (story: OrderStory) => void;
}

const DAY = 24;

const waiting = (): void => undefined;
const platformConfirmed = (story: OrderStory): void =>
  story.live.forEach((sub) => story.confirm(sub, sub === 0 ? 2 : 0));
const acknowledged = (story: OrderStory): void => {
  platformConfirmed(story);
  story.live.forEach((sub) => story.acknowledge(sub, sub === 0 ? 200 : 0));
};
const halfAgreed = (story: OrderStory): void => {
  acknowledged(story);
  story.agree(0);
};
const sentBack = (story: OrderStory): void => {
  acknowledged(story);
  story.refuse(0, '折扣与约定不符，请按 3% 重新报价');
};
const reoffered = (story: OrderStory): void => {
  acknowledged(story);
  story.reoffer(0);
};
const toBePaid = (story: OrderStory): void => story.settle(1);
const proofSent = (story: OrderStory): void => {
  story.settle();
  story.pay();
};
const partlyPaid = (story: OrderStory): void => {
  story.settle();
  story.pay(4000);
  story.accept();
};
const proofReturned = (story: OrderStory): void => {
  proofSent(story);
  story.sendBack('金额与汇款单不符');
};
const paid = (story: OrderStory): void => {
  story.settle(1);
  story.pay();
  story.accept();
};
const partlyShipped = (story: OrderStory): void => {
  paid(story);
  story.ship(0, false);
};
const shipped = (story: OrderStory): void => {
  paid(story);
  story.live.forEach((sub) => story.ship(sub));
};
const partlyReceived = (story: OrderStory): void => {
  shipped(story);
  story.receive(0);
};
const shippedOnAccount = (story: OrderStory): void => {
  story.settle();
  story.live.forEach((sub) => story.ship(sub));
};
const closedShort = (story: OrderStory): void => {
  partlyShipped(story);
  story.closeShort(0);
};
const oneRejected = (story: OrderStory): void => {
  story.reject(1, '清单商品已售罄');
  story.settle();
};
const calledOff = (story: OrderStory): void => story.cancel('buyer', '客户取消了预订');
const calledOffByStaff = (story: OrderStory): void => {
  platformConfirmed(story);
  story.cancel('sales', '供应商无法供货');
};
const completed = (story: OrderStory): void => {
  shipped(story);
  story.live.forEach((sub) => story.receive(sub));
};

type Row = readonly [
  buyer: string,
  hoursAgo: number,
  tell: StoryPlan['tell'],
  styles: number,
  subs: number,
  more?: Partial<StoryPlan>,
];

/** Open orders: every state of the state machine at least once. */
const OPEN: readonly Row[] = [
  ['demo', 5, waiting, 4, 2],
  ['heyutong', 9, waiting, 5, 1],
  ['demo', 30, acknowledged, 4, 2],
  ['demo', 4 * DAY, toBePaid, 5, 2],
  ['cheung', 28, platformConfirmed, 5, 2],
  ['demo', 3 * DAY, reoffered, 4, 1],
  ['member', 2 * DAY, sentBack, 4, 1],
  ['wangshihan', 3 * DAY, waiting, 6, 1, { by: 'staff' }],
  ['demo', 50, halfAgreed, 4, 2],
  ['sunwanqing', 6 * DAY, proofSent, 5, 1],
  ['park', 8 * DAY, partlyPaid, 8, 1],
  ['demo', 7 * DAY, proofReturned, 5, 1],
  ['demo', 9 * DAY, paid, 6, 2],
  ['tan', 11 * DAY, partlyShipped, 7, 1],
  ['demo', 13 * DAY, shipped, 6, 2],
  ['lijiayi', 16 * DAY, partlyReceived, 4, 2],
  ['cheung', 12 * DAY, shippedOnAccount, 6, 1, { onAccount: true }],
  ['demo', 15 * DAY, calledOff, 3, 1],
  ['nguyen', 14 * DAY, calledOffByStaff, 4, 1],
  ['zhaoyinuo', 10 * DAY, oneRejected, 4, 2],
  ['heyutong', 17 * DAY, closedShort, 6, 1],
  ['demo', 4 * DAY, toBePaid, 5, 1, { kind: 'FUTURES' }],
  ['sunwanqing', 3 * DAY, waiting, 6, 1, { kind: 'FUTURES' }],
];

const MORE_OPEN: readonly Row[] = [
  ['member', 14, waiting, 3, 1],
  ['lijiayi', 20, waiting, 4, 1],
  ['park', 26, waiting, 6, 1],
  ['zhaoyinuo', 44, platformConfirmed, 4, 1],
  ['cheung', 3 * DAY, acknowledged, 4, 1],
  ['demo', 4 * DAY, waiting, 4, 1, { by: 'staff' }],
  ['nguyen', 5 * DAY, toBePaid, 6, 1],
  ['wangshihan', 5 * DAY, proofSent, 6, 1],
  ['heyutong', 9 * DAY, paid, 5, 1],
  ['sunwanqing', 12 * DAY, shipped, 5, 1],
  ['member', 13 * DAY, shipped, 5, 1],
  ['tan', 6 * DAY, halfAgreed, 4, 2],
];

/**
 * Days ago of one order a month of the buyer whose dashboard is shown, and of the team the year before, so that two years can be compared.
 */
const thisYear = [26, 44, 66, 95, 126, 157, 188, 220, 252, 285, 318, 345];
const yearBefore = [372, 402, 430, 463, 494, 527, 558, 590, 622, 655, 690, 715];

const DONE: readonly Row[] = [
  ...thisYear.map((days): Row => ['demo', days * DAY, completed, 24, 2]),
  ...yearBefore.map((days, index): Row => [
    index % 3 === 2 ? 'member' : 'demo',
    days * DAY,
    completed,
    18,
    2,
  ]),
  ['cheung', 34 * DAY, completed, 24, 2],
];

const planOf = ([buyer, hoursAgo, tell, styles, subs, more]: Row): StoryPlan => ({
  buyer,
  hoursAgo,
  tell,
  styles,
  subs,
  ...more,
});

/** The 60 orders of the full demo data, oldest first. */
export const ALL_STORIES: readonly StoryPlan[] = [...OPEN, ...MORE_OPEN, ...DONE]
  .map(planOf)
  .sort((a, b) => b.hoursAgo - a.hoursAgo);

/** Orders of the small demo data: every state once, and a few of the past. */
export const FEW_STORIES: readonly StoryPlan[] = [...OPEN, ...DONE.slice(0, 3)]
  .map(planOf)
  .sort((a, b) => b.hoursAgo - a.hoursAgo);

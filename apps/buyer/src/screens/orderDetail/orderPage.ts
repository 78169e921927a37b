/** Story parameters of the order page. */
export const orderPage = {
  layout: 'fullscreen',
  app: 'buyer',
  at: '/procurement/detail/o-01',
  route: '/procurement/detail/:id',
} as const;

/** Where stories draw the page of an order. */
export const orderPage = {
  layout: 'fullscreen',
  app: 'buyer',
  at: '/procurement/detail/o-01',
  route: '/procurement/detail/:id',
} as const;

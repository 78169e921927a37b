/** What a link out of the product is drawn with: a page of its own, which learns nothing of the one it came from. */
const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Props of a link by where it leads: an `https` address opens beside the product, a route inside it. */
export function outsideProps(href: string | undefined): Partial<typeof OUTSIDE> {
  return href?.startsWith('https://') ? OUTSIDE : {};
}

/** Attributes of a link out of the product: it opens in a tab of its own, without access to the opener or the referrer. */
const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Returns the props of a link by its target: an `https` address opens in a new tab, a route in the product. */
export function externalLinkProps(href: string | undefined): Partial<typeof OUTSIDE> {
  return href?.startsWith('https://') ? OUTSIDE : {};
}

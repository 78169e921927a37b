import { SaxesParser } from 'saxes';
import type { StoredBytes } from './adapters';

/** One page of what a bucket holds. */
export interface ListedPage {
  objects: StoredBytes[];
  /** Whether more comes behind the last of these. */
  isCut: boolean;
}

/** Reads the answer to ListObjects. Throws on what is no such answer. */
export function readListing(xml: string): ListedPage {
  const page: ListedPage = { objects: [], isCut: false };
  const parser = new SaxesParser();
  let isListing = false;
  let text = '';
  let fields: Record<string, string> = {};
  parser.on('opentag', ({ name }) => {
    text = '';
    if (name === 'ListBucketResult') isListing = true;
    if (name === 'Contents') fields = {};
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'IsTruncated') page.isCut = text === 'true';
    else if (name === 'Contents') {
      page.objects.push({ key: fields.Key ?? '', changedAt: new Date(fields.LastModified ?? 0) });
    } else fields[name] = text;
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  if (!isListing) throw new Error('no list of objects');
  return page;
}

import { SaxesParser } from 'saxes';
import type { StoredBytes } from './adapters';

/** Page of the objects in a bucket. */
export interface ListedPage {
  objects: StoredBytes[];
  /** Whether more objects follow the last one of this page. */
  isCut: boolean;
}

/** Parses the response to ListObjects. Throws when the XML is not such a response. */
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

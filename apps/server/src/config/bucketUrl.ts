import { StartRefusedError } from '../process/startRefused';
import { decoded } from './envValues';

/** Settings of the bucket that stores the files instead of a folder, from FILES_URL. */
export interface BucketSettings {
  /** Address of the bucket. */
  address: string;
  /** Host name of the store itself, with its port where it has one. */
  host: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
}

const FORM =
  'FILES_URL must be an address like s3://key:secret@host:9000/bucket?region=eu-central-1, with tls=off where the store speaks ' +
  'plain HTTP and style=path or style=virtual for the place of the bucket.';
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const AMAZON = /(?:^|\.)s3[.-](?:dualstack\.)?([a-z]{2}(?:-[a-z]+)+-\d)\.amazonaws\.com$/;
const OPTIONS = new Set(['region', 'tls', 'style']);

/**
 * Parses FILES_URL; undefined when it is not set, which means the folder. The bucket stands in the path of the store's addresses, for
 * Amazon's in the host name, unless `style` says otherwise. Error messages leave out the address, because it contains a secret.
 */
export function bucketOf(text: string | undefined): BucketSettings | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : null;
  const bucket = url?.pathname.replaceAll(/^\/|\/$/g, '') ?? '';
  const [key, secret] = [decoded(url?.username), decoded(url?.password)];
  if (
    url === null ||
    !['s3:', 'https:'].includes(url.protocol) ||
    url.hostname === '' ||
    key === null ||
    secret === null ||
    !BUCKET.test(bucket)
  ) {
    throw new StartRefusedError(FORM);
  }
  const amazon = AMAZON.exec(url.hostname)?.[1];
  const option = (name: string, fallback: string) => url.searchParams.get(name) ?? fallback;
  const tls = option('tls', 'on');
  const style = option('style', amazon === undefined ? 'path' : 'virtual');
  const isKnown = [...url.searchParams.keys()].every((name) => OPTIONS.has(name));
  if (!isKnown || !['on', 'off'].includes(tls) || !['path', 'virtual'].includes(style)) {
    throw new StartRefusedError(FORM);
  }
  if (key === '' || secret === '') {
    throw new StartRefusedError('FILES_URL must name a key and its secret: s3://key:secret@host/bucket.');
  }
  const scheme = tls === 'on' || url.protocol === 'https:' ? 'https' : 'http';
  return {
    address: `${scheme}://${style === 'path' ? `${url.host}/${bucket}` : `${bucket}.${url.host}`}`,
    host: url.host,
    bucket,
    region: option('region', amazon ?? 'us-east-1'),
    key,
    secret,
  };
}

/** The picture of some 30 bytes that stands where a photo is going to be. Only lazy pages import it: the decoder weighs. */
import { thumbHashToDataURL } from 'thumbhash';

const known = new Map<string, string>();
const kept = 200;

function decoded(hash: string): string {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hash), (char) => char.charCodeAt(0)));
  } catch {
    // A hash that is none costs the placeholder, not the page.
    return '';
  }
}

/** The address of an image for a ThumbHash in base64; empty for what is none. */
export function thumbHashUrl(hash: string): string {
  const found = known.get(hash);
  if (found !== undefined) return found;
  const [oldest] = known.keys();
  if (known.size >= kept && oldest !== undefined) known.delete(oldest);
  const url = hash === '' ? '' : decoded(hash);
  known.set(hash, url);
  return url;
}

/** The same as the ground of a box, for its `style`. */
export function thumbHashGround(hash: string): { backgroundImage: string; backgroundSize: string } | undefined {
  const url = thumbHashUrl(hash);
  return url === '' ? undefined : { backgroundImage: `url(${url})`, backgroundSize: '100% 100%' };
}

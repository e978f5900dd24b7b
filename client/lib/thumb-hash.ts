/** ThumbHash, about 30 bytes. Only lazy pages import it, because the decoder is large. */
import { thumbHashToDataURL } from 'thumbhash';

const known = new Map<string, string>();
const kept = 200;

function decoded(hash: string): string {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hash), (char) => char.charCodeAt(0)));
  } catch {
    // An invalid hash loses the placeholder, not the page.
    return '';
  }
}

/** A data URL for a base64 ThumbHash; '' if it is invalid. */
export function thumbHashUrl(hash: string): string {
  const found = known.get(hash);
  if (found !== undefined) return found;
  const [oldest] = known.keys();
  if (known.size >= kept && oldest !== undefined) known.delete(oldest);
  const url = hash === '' ? '' : decoded(hash);
  known.set(hash, url);
  return url;
}

export function thumbHashGround(hash: string): { backgroundImage: string; backgroundSize: string } | undefined {
  const url = thumbHashUrl(hash);
  return url === '' ? undefined : { backgroundImage: `url(${url})`, backgroundSize: '100% 100%' };
}

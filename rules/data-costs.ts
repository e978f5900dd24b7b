/** Apart from limits.ts, which the landing page loads. */
export const dataCosts = {
  /** MTN Nigeria's monthly plan since 10 February 2025: 1.8 GB for ₦1,500 (talkingmobi.com, "MTN raises data, SMS prices"). */
  nairaPerMB: 1_500 / 1_800,
  /**
   * Headers that a browser does not tell: of a request, and of an answer beyond 300 bytes (W3C Resource Timing, `transferSize`). Of HTTP/1.1
   * as `npm run bench -- phone` finds them, for a file and for a call to the API, which has a token and more; later versions compress them.
   */
  requestBytes: { file: 830, call: 930, compressed: 100 },
  handshakeBytes: 800,
} as const;

const MB = 1_000_000;

/** As "640 kB" or "1.2 MB". */
export function bytesText(bytes: number): string {
  return bytes < MB ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / MB).toFixed(1)} MB`;
}

export function costText(bytes: number): string {
  const naira = Math.round((bytes / MB) * dataCosts.nairaPerMB);
  return naira === 0 ? 'less than ₦1' : `about ₦${naira}`;
}

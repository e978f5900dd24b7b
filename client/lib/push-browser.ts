/** The browser's own side of pushes. It knows nothing of the server. */
export type PushKeys = { endpoint: string; p256dh: string; auth: string };

/** `absent`: this browser has no pushes here; on an iPhone they need the installed app. */
export function pushPermission(): NotificationPermission | 'absent' {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isThere ? Notification.permission : 'absent';
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The person has allowed it. A subscription with another key than the server's is replaced. */
export async function subscribe(publicKey: string): Promise<PushKeys> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known !== null && base64url(known.options.applicationServerKey) !== publicKey) await known.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const [p256dh, auth] = [subscription.getKey('p256dh'), subscription.getKey('auth')].map(base64url);
  return { endpoint: subscription.endpoint, p256dh: p256dh ?? '', auth: auth ?? '' };
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** After signing out: whoever holds the device next sees nothing of the person. */
export async function forgetPushes(): Promise<void> {
  await unsubscribe();
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
}

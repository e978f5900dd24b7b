/* Back to the page that was asked for, as soon as the server answers again. */
const everyMs = 5_000;

async function look() {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}

document.getElementById('again')?.addEventListener('click', () => location.reload());
addEventListener('online', look);
setInterval(look, everyMs);

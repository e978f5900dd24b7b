const words =
  'This page came without encryption (http): calls, your position and new passwords do not work here. Use https.';

/**
 * Browsers keep camera, position, notifications and cryptography from pages that came without TLS: whoever wonders why nothing works reads
 * it above the page. Not a part of the page itself, which nearly nobody needs it for.
 */
export function showPlainHttpNote(): void {
  const note = document.createElement('p');
  note.role = 'status';
  note.className = 'bg-danger-tint px-4 py-2 text-center text-danger text-sm';
  note.textContent = words;
  document.body.prepend(note);
}

const words =
  'This page came without encryption (http): calls, your position and new passwords do not work here. Use https.';

/** Browsers withhold camera, position and cryptography from pages without TLS. Loaded only when needed. */
export function showPlainHttpNote(): void {
  const note = document.createElement('p');
  note.role = 'status';
  note.className = 'bg-danger-tint px-4 py-2 text-center text-danger text-sm';
  note.textContent = words;
  document.body.prepend(note);
}

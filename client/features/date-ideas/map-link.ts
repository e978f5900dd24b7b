/** Contains nothing about the viewer. */
export function mapLink({ name, area, city }: { name: string; area: string; city: string }): string {
  const query = encodeURIComponent(`${name}, ${area}, ${city}, Nigeria`);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}

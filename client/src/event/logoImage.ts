/** A picture as a logo: scaled down until it is small enough for the room. */

/** The most bytes of a logo that the room accepts. */
const MAX_BYTES = 40_000;
/** The largest picture, in pixels; a TV shows a logo at a quarter of its height. */
const WIDTHS = [640, 480, 320, 200, 120] as const;
/** The largest file that is opened. */
const MAX_FILE_BYTES = 20_000_000;

/** Return a picture as base64 without a prefix; null if it cannot be read. */
export async function scaleLogo(file: File): Promise<string | null> {
  if (file.size > MAX_FILE_BYTES) return null;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  for (const width of WIDTHS) {
    const scale = Math.min(1, width / picture.width, width / picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    // PNG keeps transparency; WebP, where the browser writes it, is smaller.
    for (const type of ['image/webp', 'image/png']) {
      const url = canvas.toDataURL(type, 0.9);
      const base64 = url.slice(url.indexOf(',') + 1);
      if (base64.length * 0.75 <= MAX_BYTES) return base64;
    }
  }
  return null;
}

/** What is thrown, as text. For tests only. */

export function messageOf(act: () => void): string {
  try {
    act();
  } catch (error) {
    return String(error);
  }
  return 'nothing was thrown';
}

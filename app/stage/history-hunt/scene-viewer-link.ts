// How Android's viewer is opened from a page: https://developers.google.com/ar/develop/scene-viewer

const VIEWER = 'arvr.google.com/scene-viewer/1.2'

/**
 * A link that opens a model in Scene Viewer, over the camera where the phone can. A browser that finds no viewer goes to the file
 * itself, which it downloads: the page and its round stay as they are.
 * @param file its whole address; the viewer takes https alone
 */
export function sceneViewerLink({ file, title }: { file: string; title: string }): string {
  const query = new URLSearchParams({ file, mode: 'ar_preferred', title })
  const intent = [
    'Intent',
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(file)}`,
    'end',
  ]
  // The viewer would show a plus sign for a space.
  return `intent://${VIEWER}?${query.toString().replaceAll('+', '%20')}#${intent.join(';')};`
}

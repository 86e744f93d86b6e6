/** Safari on phones shows only the video itself on the full screen, with its own controls. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** Whether the browser can show a player on the full screen. */
export const canFillScreen = (): boolean =>
  document.fullscreenEnabled || "webkitEnterFullscreen" in HTMLVideoElement.prototype;

/** Whether the browser can show a video in a window above all others. */
export const canFloat = (): boolean => document.pictureInPictureEnabled === true;

/** A browser may refuse, as for a page in a frame; then the video stays where it is, with all its controls. */
const stay = (): void => undefined;

/** Shows a player on the full screen, or in its page again. */
export function toggleFullScreen(player: HTMLElement, video: PhoneVideo): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(stay);
  else if (document.fullscreenEnabled) player.requestFullscreen().catch(stay);
  else video.webkitEnterFullscreen?.();
}

/** Shows a video in a window above all others, or in its page again. */
export function toggleFloating(video: HTMLVideoElement): void {
  if (document.pictureInPictureElement) document.exitPictureInPicture().catch(stay);
  else video.requestPictureInPicture().catch(stay);
}

/** The English texts of the video player. Every other language has the same keys. */
export const texts = {
  player: {
    controls: "Video player",
    play: "Play",
    pause: "Pause",
    position: "Position in the video",
    positionOf: "{{at}} of {{total}}",
    captions: "Captions",
    captionSize: "Caption size",
    sizes: { small: "Small", medium: "Medium", large: "Large" },
    readAloud: "Read aloud",
    sound: "Sound",
    pictureInPicture: "Picture in picture",
    fullScreen: "Full screen",
    chapters: "Chapters",
    noVoice: "This device has no voice in the language of the captions, so it can’t read them aloud.",
    voiceFailed: "The device’s voice stopped, and the video goes on with captions.",
    voiceRetry: "Try again",
    captionsFailed: "We couldn’t load the captions, but the transcript has the text.",
    brokenText: "You can read the transcript below.",
  },
};

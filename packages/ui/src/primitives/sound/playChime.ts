/** A chime that could not start within this time is dropped: later it would announce something old. In ms. */
const LATEST = 1000
/** Two tones, in Hz, one after the other. */
const TONES = [784, 1047]
const TONE_SECONDS = 0.16

let context: AudioContext | undefined

/**
 * Plays two short tones by Web Audio, without a file. Browsers stay silent until the page was pressed or a key typed
 * once; then, and where there is no Web Audio, nothing plays.
 */
export async function playChime(): Promise<void> {
  if (typeof AudioContext === 'undefined') return
  const asked = performance.now()
  try {
    context ??= new AudioContext()
    const audio = context
    await audio.resume()
    if (performance.now() - asked > LATEST) return
    TONES.forEach((frequency, index) => {
      playTone(audio, frequency, audio.currentTime + index * TONE_SECONDS)
    })
  } catch {
    // Without a sound the message is still on screen.
  }
}

/** One tone that fades in and out, so that it does not click. */
function playTone(audio: AudioContext, frequency: number, start: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(0.2, start + 0.02)
  volume.gain.linearRampToValueAtTime(0, start + TONE_SECONDS)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + TONE_SECONDS)
}

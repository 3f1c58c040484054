/**
 * Where what reads pictures and PDF is served from: tesseract.js and pdf.js with what they load (worksheet-reader/package.json).
 * Named by their versions, as browsers keep it for good; the build fails while they differ.
 */
export const READER = '/assets/worksheet-reader/7.0.0-6.5.438'

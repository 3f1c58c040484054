// What stands in front of the app in production, for pages measured here: HTTP/2 over TLS and brotli, with a certificate made
// for the run. `wrangler dev` alone speaks HTTP/1.1, six files at a time.
import { type IncomingMessage, request } from 'node:http'
import {
  createSecureServer,
  type Http2SecureServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2'
import { pipeline } from 'node:stream'
import { constants, createBrotliCompress } from 'node:zlib'
import { generateCertificate } from './tools/packages.ts'

const COMPRESSED = /^(?:text\/|application\/(?:javascript|json|manifest)|image\/svg)/
/** Headers of one connection, which HTTP/2 does not know (RFC 9113, 8.2.2), and those of the body before compression. */
const LEFT_OUT = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])
/** About what Cloudflare takes for answers that reach it uncompressed. */
const BROTLI_QUALITY = 4

/** Answers requests without a body on `port` of 127.0.0.1 with what `origin`, which speaks plain HTTP, answers. */
export async function startLocalEdge(origin: string, port: number): Promise<Http2SecureServer> {
  const { private: key, cert } = await generateCertificate([{ name: 'commonName', value: '127.0.0.1' }])
  const server = createSecureServer({ key, cert })
  server.on('stream', (stream, headers) => {
    const asked = request(`${origin}${headers[':path']}`, {
      method: headers[':method'] ?? 'GET',
      headers: { ...plainHeaders(headers), 'accept-encoding': 'identity' },
    })
    asked.on('response', (answer) => pass(answer, stream))
    asked.on('error', () => stream.destroy())
    stream.on('error', () => asked.destroy())
    asked.end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}

const plainHeaders = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !LEFT_OUT.has(name)))

function pass(answer: IncomingMessage, stream: ServerHttp2Stream): void {
  const isCompressed = COMPRESSED.test(answer.headers['content-type'] ?? '')
  const encoding = isCompressed ? { 'content-encoding': 'br' } : {}
  stream.respond({ ...plainHeaders(answer.headers), ...encoding, ':status': answer.statusCode ?? 502 })
  const brotli = createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
  })
  // A visitor who leaves ends the pipe: nothing to tell anyone.
  const ended = () => {}
  if (isCompressed) pipeline(answer, brotli, stream, ended)
  else pipeline(answer, stream, ended)
}

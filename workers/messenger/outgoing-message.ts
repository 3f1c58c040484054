// What every mail and SMS service has in common. Errors name the service and its status, never the address or the
// words: they end up in a log, and a service's own message may quote both.

export interface OutgoingMessage {
  /** Of the message; the same in every attempt. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Where an answer goes; without it, to the sender. */
  replyTo?: string
}

/** Timeout of a service in milliseconds. Rounds of deliveries must fit into their lease (deliver-messages.server.ts). */
export const SERVICE_PATIENCE_MS = 10_000

/** @throws when the service answered anything but success; the body is read in any case, to free the connection */
export async function requireSuccess(answer: Response, service: string): Promise<void> {
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${service} answered ${answer.status}`)
}

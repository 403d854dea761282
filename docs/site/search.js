/* Browsers do not let a page that is opened from a file start a worker. On such a page, an iframe
   replaces the worker: it runs the worker's script, and messages are delivered asynchronously. */
if (location.protocol === "file:") {
  const deliverLater = (deliver) => setTimeout(deliver, 0);

  window.Worker = class extends EventTarget {
    #frame = document.createElement("iframe");
    #ready;
    onmessage = null;

    constructor(url) {
      super();
      this.#frame.hidden = true;
      this.#frame.title = "search";
      document.body.append(this.#frame);
      const frameWindow = this.#frame.contentWindow;
      frameWindow.postMessage = (data) =>
        deliverLater(() => {
          const message = new MessageEvent("message", { data: structuredClone(data) });
          this.dispatchEvent(message);
          this.onmessage?.(message);
        });
      this.#ready = new Promise((resolve, reject) => {
        const script = frameWindow.document.createElement("script");
        script.src = new URL(url, location.href).href;
        script.onload = resolve;
        script.onerror = reject;
        frameWindow.document.body.append(script);
      });
    }

    postMessage(data) {
      const copy = structuredClone(data);
      this.#ready.then(() => {
        const frameWindow = this.#frame.contentWindow;
        frameWindow?.dispatchEvent(new frameWindow.MessageEvent("message", { data: copy }));
      });
    }

    terminate() {
      this.#frame.remove();
    }
  };
}

/* A page that is opened from a file may start no worker. Then a frame does the worker's work: it
   runs the same script, and the two send each other the same messages, never in the same turn. */
if (location.protocol === "file:") {
  const later = (deliver) => setTimeout(deliver, 0);

  window.Worker = class extends EventTarget {
    #frame = document.createElement("iframe");
    #ready;
    onmessage = null;

    constructor(url) {
      super();
      this.#frame.hidden = true;
      this.#frame.title = "search";
      document.body.append(this.#frame);
      const inside = this.#frame.contentWindow;
      inside.postMessage = (data) =>
        later(() => {
          const told = new MessageEvent("message", { data: structuredClone(data) });
          this.dispatchEvent(told);
          this.onmessage?.(told);
        });
      this.#ready = new Promise((done, failed) => {
        const script = inside.document.createElement("script");
        script.src = new URL(url, location.href).href;
        script.onload = done;
        script.onerror = failed;
        inside.document.body.append(script);
      });
    }

    postMessage(data) {
      const copy = structuredClone(data);
      this.#ready.then(() => {
        const inside = this.#frame.contentWindow;
        inside?.dispatchEvent(new inside.MessageEvent("message", { data: copy }));
      });
    }

    terminate() {
      this.#frame.remove();
    }
  };
}
